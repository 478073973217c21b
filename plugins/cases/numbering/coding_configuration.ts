import { inject } from '@adonisjs/core'

import type { OpenChange } from '#kernel/changes/changes'
import {
  ConfigurationAccess,
  type ConfigurationPart,
  type ConfiguredThing,
} from '#kernel/configuration/configuration_part'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentScope } from '#kernel/tenancy/actor'

import { wording } from '#plugins/cases/lang/server/wording'
import type { CaseCoding } from '#plugins/cases/numbering/case_coding'
import ConfigureCaseCoding from '#plugins/cases/numbering/configure_case_coding'
import { readCaseCoding } from '#plugins/cases/records/case_coding_rows'

/** The case coding, where somebody has configured one: the usual one is each project's own. */
@inject()
class CodingConfiguration extends ConfigurationAccess {
  constructor(
    private database: Database,
    private configure: ConfigureCaseCoding
  ) {
    super()
  }

  async list(): Promise<ConfiguredThing[]> {
    const { prefix, digits, revision, isUsual } = await this.#read()
    const name = wording('coding_configuration.name')
    return isUsual ? [] : [{ key: 'coding', name, value: { prefix, digits }, revision }]
  }

  async write(
    open: OpenChange,
    _part: string,
    [{ value, revision: compared }]: readonly ConfiguredThing[]
  ): Promise<void> {
    const { revision: now, isUsual } = await this.#read()
    // Nothing was compared but the usual one, and somebody has configured another since.
    if (compared === undefined && !isUsual) throw new kernelErrors.E_DATA_STATUS()
    await this.configure.within(open, { ...(value as CaseCoding), revision: compared ?? now })
  }

  #read() {
    return this.database.read((trx) => readCaseCoding(trx, currentScope()))
  }
}

const parts: readonly ConfigurationPart[] = [
  {
    name: 'cases.coding',
    label: wording('coding_configuration.case_coding'),
    permission: 'SYS_CONF',
    holds: 'case_coding',
    access: CodingConfiguration,
  },
]

export default parts
