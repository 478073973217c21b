/** Prints how long something took; machines differ, so no test depends on it. */
export function tellTime(milliseconds: number): void {
  console.log(`    ${milliseconds.toFixed(0)} ms`)
}
