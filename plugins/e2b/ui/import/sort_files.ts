import { isGzipName } from '#kernel/files/checks/file_kinds'

/** The server takes no larger file (bytes). */
export const LARGEST = 100 * 1024 * 1024

export type Fault = 'type' | 'gzip' | 'size' | 'empty'

/** A file that is not even sent. */
export interface TurnedAway {
  name: string
  fault: Fault
}

/** Parts files into those that can be sent and those that the server would refuse anyway. */
export function sortFiles<F extends { name: string; size: number }>(files: readonly F[]) {
  const away = files.flatMap((file): TurnedAway[] => {
    const fault = faultOf(file)
    return fault ? [{ name: file.name, fault }] : []
  })
  return { files: files.filter((file) => !faultOf(file)), away }
}

function faultOf({ name, size }: { name: string; size: number }): Fault | null {
  if (isGzipName(name)) return 'gzip'
  if (!/\.(xml|zip)$/i.test(name)) return 'type'
  if (size > LARGEST) return 'size'
  return size === 0 ? 'empty' : null
}
