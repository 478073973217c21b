import { differences } from '#kernel/admin/resources/differences'

import { productFields } from '#plugins/drugs/contract'
import { wording } from '#plugins/drugs/lang/server/wording'
import {
  codeLabel,
  type FileProduct,
  keyOf,
  type ProductValues,
} from '#plugins/drugs/products/product_file'
import type { Product } from '#plugins/drugs/records/products'
import type { CellRemark } from '#plugins/drugs/tables/cell_remark'

/** What becomes of the products of a file. */
export interface UploadPlan {
  readonly made: readonly ProductValues[]
  /** As they are to be, with the row and its revision. */
  readonly changed: readonly Omit<Product, 'code'>[]
  /** How many stay as they are. */
  readonly same: number
  /** Codes that no product has. */
  readonly problems: readonly CellRemark[]
}

const noSuchCode = (code: string) => wording('plan_upload.no_such_code', { code })

/**
 * A product of the file replaces the one that has its code, or its authorisation number, else the only one that
 * has its names and another number or none; that one keeps its number when the file says none.
 */
export function planUpload(
  products: readonly FileProduct[],
  there: readonly Product[]
): UploadPlan {
  const byCode = new Map(there.map((product) => [product.code, product]))
  const named = new Set(products.map(({ code }) => byCode.get(code)?.id))
  const others = there.filter(({ id }) => !named.has(id))
  const byKey = new Map(others.map((product) => [keyOf(product), product]))
  const byNames = Map.groupBy(others, namesOf)
  const problems = products
    .filter(({ code }) => code !== '' && !byCode.has(code))
    .map(({ line, code }) => ({ line, column: codeLabel, says: noSuchCode(code) }))
  const inFile = new Set(products.map(({ values }) => keyOf(values)))
  const taken = new Set<string>()
  const made: ProductValues[] = []
  const changed: Omit<Product, 'code'>[] = []
  let same = 0
  for (const { code, values } of products) {
    const replaced = byCode.get(code) ?? byKey.get(keyOf(values)) ?? namedAlike(values)
    if (replaced) taken.add(replaced.id)
    const { id, revision, authorisationNumber } = replaced ?? {}
    const number = values.authorisationNumber || (code ? '' : (authorisationNumber ?? ''))
    const withNumber = { ...values, authorisationNumber: number }
    if (id === undefined || revision === undefined) made.push(values)
    else if (differences(productFields, replaced!, withNumber).length === 0) same++
    else changed.push({ ...withNumber, id, revision })
  }
  return { made, changed, same, problems }

  /** One that has no number yet, or whose number the file leaves out; not one the file names itself. */
  function namedAlike(values: ProductValues): Product | undefined {
    const alike = (byNames.get(namesOf(values)) ?? []).filter(
      (product) =>
        !taken.has(product.id) &&
        !inFile.has(keyOf(product)) &&
        (product.authorisationNumber === '' || values.authorisationNumber === '')
    )
    return alike.length === 1 ? alike[0] : undefined
  }
}

const namesOf = ({ nameZh, nameEn }: ProductValues) => `${nameZh}\n${nameEn}`.toLowerCase()
