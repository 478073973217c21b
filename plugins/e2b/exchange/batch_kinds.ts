import { exportsOfCases } from '#plugins/e2b/exchange/export_kind'
import { imports } from '#plugins/e2b/exchange/import_kind'

export default [imports, exportsOfCases]
