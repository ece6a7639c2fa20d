// Who sits at a seat, as a sign: somebody in a top hat, an automaton with its key, or an empty chair.

export function SitterSign({ kind }: { kind: 'person' | 'bot' | 'open' }) {
  return (
    <svg class="sitter" viewBox="0 0 40 40" aria-hidden="true">
      {kind === 'open' ? (
        <path
          fill-rule="evenodd"
          d="M9 2C16 5 24 5 31 2V21H33V27H31V39H27V32H13V39H9V27H7V21H9ZM13 7V20H27V7C22 8.5 18 8.5 13 7ZM17 10H23V17H17Z"
        />
      ) : kind === 'person' ? (
        <>
          <path d="M12 4H28V15H34V18H6V15H12Z" />
          <path d="M13 20H27C27 27 24 30 20 30C16 30 13 27 13 20Z" />
          <path d="M4 40C5 33 11 31 15 30.5L20 35L25 30.5C29 31 35 33 36 40Z" />
        </>
      ) : (
        <path
          fill-rule="evenodd"
          d="M18 2H22V7H30V24H10V7H18ZM14 12V16H18V12ZM22 12V16H26V12ZM14 19V21H26V19ZM6 27H34V40H6ZM20 29.5A4 4 0 1 0 20 37.5A4 4 0 1 0 20 29.5ZM5 11H8V20H5ZM32 11H35V20H32Z"
        />
      )}
    </svg>
  );
}
