/** Which share of the files this process runs: the first of two (TEST_LANE=1/2), or all. */
const [number, lanes] = (process.env.TEST_LANE ?? '1/1').split('/').map(Number) as [number, number]

/** What tells the things of this process apart from those of a process beside it. */
export const laneName = lanes > 1 ? `-${number}` : ''

/** The files of this process: of all in their order, every second, third and so on. */
export function ofLane<File>(files: readonly File[]): File[] {
  return files.filter((_, index) => index % lanes === number - 1)
}
