import { productFields, standardListFields } from '#plugins/drugs/contract'
import { adminResource, type AdminResource } from '#resources/admin/admin_resource'
import type { TrailWords } from '#resources/admin/plugin_modules'
import { ListPage } from './lists/list_page'
import { ListsLoaded } from './lists/lists_loaded'
import { LoadWhodrug } from './whodrug/load_whodrug'
import { ProductCreate, ProductEdit, ProductList } from './products/products'
import { wording } from '#plugins/drugs/lang/wording'

/** What the trail says of them. */
export const trail: Record<string, TrailWords> = {
  drug_product: { label: wording('resources.product'), fields: productFields },
  standard_list: { label: wording('resources.code_list'), fields: standardListFields },
}

/** A way to load WHODrug beside that of MedDRA. */
export const places = { 'coding.releases.load': LoadWhodrug }

/** A company keeps its products; the platform loads lists of codes for the whole installation. */
export const resources: readonly AdminResource[] = [
  adminResource('drug_products', { list: ProductList, create: ProductCreate, edit: ProductEdit }),
  adminResource('standard_lists', { list: ListsLoaded, edit: ListPage }),
]
