// Who sits at a seat, as a sign: somebody in a top hat, or an automaton with its key.

export function SitterSign({ isPerson }: { isPerson: boolean }) {
  return (
    <svg class="sitter" viewBox="0 0 40 40" aria-hidden="true">
      {isPerson ? (
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
