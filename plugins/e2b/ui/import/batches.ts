/** The server takes no larger form; bytes, with some room for what stands between the files. */
const LARGEST_FORM = 200 * 1024 * 1024

/** Cuts files into forms that the server takes, in their order. */
export function batches<F extends { size: number }>(
  files: readonly F[],
  most = LARGEST_FORM
): F[][] {
  const cut: F[][] = []
  let room = 0
  for (const file of files) {
    if (cut.length === 0 || file.size > room) {
      cut.push([])
      room = most
    }
    cut.at(-1)!.push(file)
    room -= file.size
  }
  return cut
}
