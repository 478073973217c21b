import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { CaseListings } from '#plugins/listings/contract/case_listings'
import type { ListingDesign } from '#plugins/listings/contract/design'
import { namesOf } from '#plugins/listings/designs/shipped_names'
import { listVersions } from '#plugins/listings/records/designs'
import type { RunRow } from '#plugins/listings/records/runs'
import type { WrittenFile } from '#plugins/listings/writing/listing_file'
import { ListingWriter } from '#plugins/listings/writing/listing_writer'

/** What becomes of a listing: its files, and how many rows and cases are in them. */
export interface MadeFiles {
  readonly written: readonly WrittenFile[]
  readonly lineCount: number
  readonly caseCount: number
}

/** How a file is asked for. */
type Wish = Pick<RunRow, 'name' | 'revision' | 'kind' | 'encoding' | 'language'>

/** Makes files of designs, as the actor sees the cases. */
@inject()
export class MakeFiles {
  constructor(
    private listings: CaseListings,
    private database: Database,
    private writer: ListingWriter
  ) {}

  /** Of the revision that the run was begun with. */
  async ofRun(run: RunRow): Promise<MadeFiles> {
    const versions = await this.database.read((trx) => listVersions(trx, run.designId))
    const version = versions.find(({ revision }) => revision === run.revision)
    if (!version) throw new kernelErrors.E_DATA_NOT_FOUND()
    return this.ofDesign(version.design, run)
  }

  /** Refuses with 2400 and 2401 what cannot be written. */
  async ofDesign(design: ListingDesign, wish: Wish): Promise<MadeFiles> {
    const { revision, language, kind, encoding } = wish
    const name = namesOf(wish.name)[language]
    const listed = await this.listings.list(design, { language })
    const { timeZone } = await projectAtHand()
    const listing = {
      ...{ name, revision, language, listed, timeZone },
      ...{ maker: currentActor().name, madeAt: new Date().toISOString() },
    }
    const written = await this.writer.write(listing, { kind, encoding })
    const caseCount = new Set(listed.lines.map(({ caseId }) => caseId)).size
    return { written, lineCount: listed.lines.length, caseCount }
  }
}
