const TOLD = 20

/** Says twenty times in a long run how far it has come. */
export function printProgress(what: string, done: number, all: number) {
  const step = Math.max(1, Math.floor(all / TOLD))
  if (done % step === 0 || done === all) console.log(`    ${done} of ${all} ${what}`)
}
