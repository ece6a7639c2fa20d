// What `parlor --help` prints.

export const HELP = `Usage: npm run -s parlor -- COMMAND [ARGUMENTS]

  games                       List the games as JSON: seats, minutes, options, set-up keys, bots.
  moves GAME                  Print the JSON Schema of a game's moves.
  run FILE|-                  Play a scenario (JSON) and print what came of it as one JSON object.
      --as SEAT|watcher|host  Whose view to print; "watcher" unless told, "host" sees the whole state.
      --each                  Print one line for the start and one for every move.
      --save FILE.parlor      Write the journal of the accepted moves.
      --lines                 The file holds one scenario a line, each may carry its own "as";
                              print one result a line with the exit code it would have had.
  simulate --game GAME        Let bots play and print how they fared as one JSON object.
      --seats N               Players; the fewest of the game unless told.
      --bots LIST             Kinds of bots by seat, such as "steady,random"; repeated to fill the seats.
      --deals K               Whole games; 100 unless told.
      --seed S                Any text; the same seed gives the same games.
      --steps N               Steps of search for each move; 1000 unless told.
      --options JSON          Options of the game, such as '{"prestige":false}'.
      --no-rotate             Leave every bot in its seat instead of moving on by one with each game.
  replay FILE.parlor          Play a journal again on both executors; print result, version, hash, status.
  host --game GAME            Host a table on the local network without a screen; more --game, more tables.
                              A game begins when every seat is taken. The program ends with Ctrl-C, or when all
                              games are over and everybody has left; unfinished tables are kept.
      --seats LIST            Who sits where, such as "open,open,bot:steady"; as many open seats as the
                              game needs unless told. Open seats are for guests.
      --options JSON          As above. This, --seats and --name belong to the --game before them.
      --name NAME             A name for the next bot; may be repeated.
      --table ID              Go on with that kept table; may be repeated. Tables that were hosted when the
                              program ended are gone on with anyhow, and not opened a second time.
      --ask                   Ask about each guest: type y or n. Otherwise guests are let in at once.
      --grace SECONDS         How long a lost guest is waited for; 60 unless told. Then a bot plays until they
                              come back, or, before the game begins, the seat is free again.
      --no-stand-in           No bots for lost guests: the table waits.
      --pace MS               A bot moves no sooner than this; 350 unless told.
      --port N                The first port that is tried; 4848 unless told, or the one it had before.
      --at ADDRESS            Listen only at this address of this machine; may be repeated.
      --no-announce           Do not announce the tables; they are found by address or QR code only.
      --data FOLDER           Where tables are kept (default: PARLOR_DATA, else the system's place).
      --qr, --no-qr           Draw QR codes or not; drawn on a terminal unless told.
      --json                  Print the status of all tables as one JSON object a line, at first and after
                              every change, instead of words.

Files are relative to the folder in which npm was called; - is standard input.
Exit codes: 0 fine; 1 a replay differs, a bot made an illegal move, or a host cannot have its folder or port;
2 something in the call, the file or the scenario is wrong, one line on standard error says what; 3 a move of
the scenario was refused.
`;
