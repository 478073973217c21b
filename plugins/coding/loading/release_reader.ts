import type {
  ReadPacked,
  ReleasedDictionary,
  ReleaseDetails,
} from '#plugins/coding/contract/release'
import type { UploadedFile } from '#plugins/coding/loading/uploaded_files'

/** Unpacks, reads and checks a release without holding up the process. */
export abstract class ReleaseReader {
  abstract read(
    dictionary: ReleasedDictionary,
    uploaded: readonly UploadedFile[],
    details: ReleaseDetails
  ): Promise<ReadPacked>
}
