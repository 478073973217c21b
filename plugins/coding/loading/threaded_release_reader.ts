import { Threads } from '#kernel/threads/threads'
import { extension } from '#kernel/typescript/in_threads'

import type {
  ReadPacked,
  ReleasedDictionary,
  ReleaseDetails,
} from '#plugins/coding/contract/release'
import { ReleaseReader } from '#plugins/coding/loading/release_reader'
import type { ReadingTask } from '#plugins/coding/loading/release_worker'
import type { UploadedFile } from '#plugins/coding/loading/uploaded_files'

/** Reads a release in a thread that ends with it: releases come twice a year. */
export default class ThreadedReleaseReader extends ReleaseReader {
  async read(
    { reader, files: wanted, zipLimits }: ReleasedDictionary,
    uploaded: readonly UploadedFile[],
    details: ReleaseDetails
  ): Promise<ReadPacked> {
    const thread = new Threads<ReadingTask, ReadPacked>({
      module: new URL('./release_worker', import.meta.url),
      most: 1,
    })
    try {
      const of = { reader: `${reader}${extension}`, wanted, zipLimits }
      // Hundreds of megabytes are handed over, not copied; short files share their memory with others.
      const whole = uploaded.filter(({ bytes }) => bytes.byteLength === bytes.buffer.byteLength)
      const transfer = whole.map(({ bytes }) => bytes.buffer as ArrayBuffer)
      return await thread.run({ ...of, uploaded, details }, { transfer })
    } finally {
      await thread.close()
    }
  }
}
