const started = performance.now()

/** Prints a line with the seconds since the run began. */
export function say(text: string) {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(5)
  console.log(`${seconds} s  ${text}`)
}
