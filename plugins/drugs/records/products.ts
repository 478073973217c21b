import { inject } from '@adonisjs/core'

import { ResourceRecords, type Trx } from '#kernel/admin/resources/resource_records'
import type { ResourceRow, ResourceTable } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import { Changes, type OpenChange } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { text } from '#kernel/http/answers'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { currentCompany } from '#kernel/tenancy/actor'

import { productFields } from '#plugins/drugs/contract'
import { DrugProductSchema } from '#plugins/drugs/database/schema'
import { productFaults } from '#plugins/drugs/products/product_faults'
import type { ProductValues } from '#plugins/drugs/products/product_file'

/** A product as it is kept. */
class ProductRow extends DrugProductSchema {
  static table = 'drug_products'
}

export type Product = ResourceRow<typeof productFields> & { readonly code: string }

const refusal = kernelErrors.E_NAME_REPEATED

/** The products that a company knows. */
@inject()
export class Products extends ResourceRecords<typeof productFields> {
  readonly table: ResourceTable<typeof productFields> = {
    type: 'drug_product',
    model: ProductRow,
    fields: productFields,
    shown: { code: { is: text, attribute: 'productCode' } },
    search: ['code', 'nameZh', 'nameEn', 'genericName', 'authorisationNumber', 'holder', 'atc'],
    unique: {
      drug_products_number: { field: 'authorisationNumber', refusal },
      drug_products_names: { field: 'nameZh', refusal },
    },
  }

  constructor(
    database: Database,
    changes: Changes,
    private forms: FormSchemas
  ) {
    super(database, changes)
  }

  /** Codes of the countries that a product may be authorised in. */
  get countries(): ReadonlySet<string> {
    const list = this.forms.catalogue.codeList('iso3166-1-alpha2')
    return new Set(list?.codes.map(({ code }) => code))
  }

  /** Every product, for whoever compares them with others. */
  async all(): Promise<Product[]> {
    return this.database.readCompany(async (trx) => this.#all(trx))
  }

  /**
   * Makes and changes products, all or none, each with its line of the trail. Loads of a company
   * take turns.
   * @param decide gets what is there, and says what is made and what is changed
   */
  async writeAll(
    decide: (there: readonly Product[]) => readonly { id?: string; sent: unknown }[]
  ): Promise<void> {
    await this.changes.recordMany(async (open: OpenChange) => {
      const there = await this.database.readCompany(async (trx) => {
        const turn = `drug products of ${currentCompany()}`
        await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [turn])
        return this.#all(trx)
      })
      for (const { id, sent } of decide(there)) {
        if (id === undefined) await this.createWithin(open, sent)
        else await this.changeWithin(open, id, sent)
      }
    })
  }

  protected async beforeCreate(_change: Change, values: ProductValues): Promise<void> {
    this.#refuseUnsound(values)
  }

  protected async beforeChange(
    _change: Change,
    _before: Product,
    values: ProductValues
  ): Promise<void> {
    this.#refuseUnsound(values)
  }

  #refuseUnsound(values: ProductValues): void {
    const errors = productFaults(values, this.countries)
    if (errors.length === 0) return
    throw new kernelErrors.E_PARAMETER({ detail: errors[0]!.message, errors })
  }

  async #all(trx: Trx): Promise<Product[]> {
    const rows = await this.rows(trx).orderBy('id')
    return rows.map((row) => this.record(row) as Product)
  }
}
