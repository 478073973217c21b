import { wording } from '#plugins/simulator/lang/wording'
import { regulatorFields } from '#plugins/simulator/contract/regulator_fields'
import { adminResource, type AdminResource } from '#resources/admin/admin_resource'
import type { TrailWords } from '#resources/admin/plugin_modules'
import { RegulatorCreate, RegulatorEdit, RegulatorList } from './regulators'

/** What the trail says of them. */
export const trail: Record<string, TrailWords> = {
  simulated_regulator: { label: wording('regulator.one'), fields: regulatorFields },
}

/** The regulators that this installation plays. */
export const resources: readonly AdminResource[] = [
  adminResource('simulated_regulators', {
    list: RegulatorList,
    create: RegulatorCreate,
    edit: RegulatorEdit,
  }),
]
