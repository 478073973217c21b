/** Version of the contract between kernel and plugins; raise the first number when it breaks. */
export const kernelVersion = '1.0.0'

/** Does a caret range (`^1.2.0`) take this version? */
export function fits(range: string, version: string): boolean {
  const wanted = range.replace('^', '').split('.').map(Number)
  const here = version.split('.').map(Number)
  if (wanted[0] !== here[0]) return false
  return here[1] > wanted[1] || (here[1] === wanted[1] && here[2] >= wanted[2])
}
