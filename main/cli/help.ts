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

Files are relative to the folder in which npm was called; - is standard input.
Exit codes: 0 fine; 1 a replay differs or a bot made an illegal move; 2 something in the call, the file or
the scenario is wrong, one line on standard error says what; 3 a move of the scenario was refused.
`;
