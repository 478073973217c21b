const started = Date.now()

/** Prints a progress line with the seconds since the script began. */
export function say(text: string) {
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(5)
  console.log(`${seconds} s  ${text}`)
}

/** Something the user can put right: printed as one sentence, without a stack. */
export class Stop extends Error {}
