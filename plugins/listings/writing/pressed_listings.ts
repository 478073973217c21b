import { PaperPress } from '#kernel/paper/paper_press'

import type { Encoding, FileKind } from '#plugins/listings/contract/listing_files'
import {
  type ListingToWrite,
  refuseUnwritable,
  type WrittenFile,
} from '#plugins/listings/writing/listing_file'
import { ListingWriter } from '#plugins/listings/writing/listing_writer'
import { writeListingCsv } from '#plugins/listings/writing/write_csv'
import { writeListingPdf } from '#plugins/listings/writing/write_pdf'
import { writeListingXlsx } from '#plugins/listings/writing/write_xlsx'

/** Makes files of listings; PDF on threads of its own. */
export default class PressedListings extends ListingWriter {
  #press = new PaperPress()

  async write(
    listing: ListingToWrite,
    { kind, encoding }: { readonly kind: FileKind; readonly encoding: Encoding }
  ): Promise<WrittenFile[]> {
    refuseUnwritable(listing.listed)
    if (kind === 'pdf') return writeListingPdf(listing, this.#press)
    return [kind === 'xlsx' ? await writeListingXlsx(listing) : writeListingCsv(listing, encoding)]
  }

  close(): Promise<void> {
    return this.#press.close()
  }
}
