/**
 * How much of each file has gone out, 0 to 1: a form carries its files one after the other.
 * @param sizes of the files in the order of the form, bytes
 * @param part of the whole form that has gone out, 0 to 1
 */
export function fileParts(sizes: readonly number[], part: number): number[] {
  let left = part * sizes.reduce((sum, size) => sum + size, 0)
  return sizes.map((size) => {
    const sent = Math.min(size, left)
    left -= sent
    return size === 0 ? part : sent / size
  })
}
