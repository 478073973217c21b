import type { Encoding, FileKind } from '#plugins/listings/contract/listing_files'
import type { ListingToWrite, WrittenFile } from '#plugins/listings/writing/listing_file'

/** Makes files of listings; one for all that the process does. */
export abstract class ListingWriter {
  /** Refuses with 2400 and 2401 what no file, and no CSV, can hold. */
  abstract write(
    listing: ListingToWrite,
    as: { readonly kind: FileKind; readonly encoding: Encoding }
  ): Promise<WrittenFile[]>
  /** Ends the threads. */
  abstract close(): Promise<void>
}
