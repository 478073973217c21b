import { inject } from '@adonisjs/core'

import { readTable } from '#kernel/files/read_table'

import { atcLevel } from '#plugins/drugs/atc/atc_code'
import { productFields } from '#plugins/drugs/contract'
import { wording } from '#plugins/drugs/lang/server/wording'
import { planUpload, type UploadPlan } from '#plugins/drugs/products/plan_upload'
import { type ProductFile, readProductFile } from '#plugins/drugs/products/product_file'
import { Products } from '#plugins/drugs/records/products'
import { StandardTerms } from '#plugins/drugs/records/standard_terms'
import type { CellRemark } from '#plugins/drugs/tables/cell_remark'
import { refuseProblems } from '#plugins/drugs/tables/refuse_problems'

/** Of one file so many problems are listed; who has mended them uploads it again. */
const MOST_LISTED = 200

/** What an upload would do, or has done. */
export interface UploadOutcome {
  readonly lines: number
  readonly made: number
  readonly changed: number
  readonly same: number
  readonly problems: readonly CellRemark[]
  readonly problemCount: number
  readonly warnings: readonly CellRemark[]
  readonly warningCount: number
}

/** Takes the products of a file over, all of them or none. */
@inject()
export default class UploadProducts {
  constructor(
    private products: Products,
    private terms: StandardTerms
  ) {}

  /** What would become of a file. Refuses with 3001 what cannot be read. */
  async preview(bytes: Uint8Array): Promise<UploadOutcome> {
    const file = await this.#read(bytes)
    return outcomeOf(file, planUpload(file.products, await this.products.all()))
  }

  /** Refuses with 3001 what cannot be read, and a file with a bad line, which it names. */
  async handle(bytes: Uint8Array): Promise<UploadOutcome> {
    const file = await this.#read(bytes)
    refuseProblems(file.problems)
    let outcome: UploadOutcome | undefined
    await this.products.writeAll((there) => {
      const plan = planUpload(file.products, there)
      refuseProblems(plan.problems)
      outcome = outcomeOf(file, plan)
      return [
        ...plan.changed.map(({ id, ...sent }) => ({ id, sent })),
        ...plan.made.map((sent) => ({ sent })),
      ]
    })
    return outcome!
  }

  async #read(bytes: Uint8Array): Promise<ProductFile> {
    const file = readProductFile(readTable(bytes), this.products.countries)
    const coded = file.products.filter(({ values }) => atcLevel(values.atc) !== null)
    const names = await this.terms.named(
      'atc',
      coded.map(({ values }) => values.atc)
    )
    if (!names) return file
    const unknown = coded.filter(({ values }) => !names.has(values.atc))
    const column = productFields.atc.label
    const warnings = unknown.map(({ line }) => ({ line, column, says: notInList }))
    return { ...file, warnings: [...file.warnings, ...warnings] }
  }
}

const notInList = wording('upload_products.not_in_list')

function outcomeOf(
  { products, problems, warnings }: ProductFile,
  { made, changed, same, problems: unknown }: UploadPlan
): UploadOutcome {
  const all = [...problems, ...unknown]
  return {
    lines: products.length,
    ...{ made: made.length, changed: changed.length, same },
    ...{ problems: all.slice(0, MOST_LISTED), problemCount: all.length },
    ...{ warnings: warnings.slice(0, MOST_LISTED), warningCount: warnings.length },
  }
}
