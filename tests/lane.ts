import { statSync } from 'node:fs'

/** Which share of the files this process runs: the first of two (TEST_LANE=1/2), or all. */
const [number, lanes] = (process.env.TEST_LANE ?? '1/1').split('/').map(Number) as [number, number]

/** What tells the things of this process apart from those of a process beside it. */
export const laneName = lanes > 1 ? `-${number}` : ''

/** The files of this process: a share that is about as long as that of the others. */
export function ofLane(files: readonly URL[]): URL[] {
  const shares = Array.from({ length: lanes }, () => ({ length: 0, files: [] as URL[] }))
  const sized = files.map((file) => ({ file, size: statSync(file).size }))
  for (const { file, size } of sized.sort((a, b) => b.size - a.size)) {
    const shortest = shares.reduce((least, share) => (share.length < least.length ? share : least))
    shortest.files.push(file)
    shortest.length += size
  }
  return shares[number - 1]!.files.sort((a, b) => a.href.localeCompare(b.href, 'en'))
}
