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
import type { CaseNumbering } from '#plugins/cases/numbering/case_numbering'
import ConfigureCaseNumbering from '#plugins/cases/numbering/configure_case_numbering'
import { readCaseNumbering } from '#plugins/cases/records/case_numbering_rows'

/** The case numbering, where somebody has configured one: the usual one is each project's own. */
@inject()
class NumberingConfiguration extends ConfigurationAccess {
  constructor(
    private database: Database,
    private configure: ConfigureCaseNumbering
  ) {
    super()
  }

  async list(): Promise<ConfiguredThing[]> {
    const { prefix, digits, revision, isUsual } = await this.#read()
    const name = wording('numbering_configuration.name')
    return isUsual ? [] : [{ key: 'numbering', name, value: { prefix, digits }, revision }]
  }

  async write(
    open: OpenChange,
    _part: string,
    [{ value, revision: compared }]: readonly ConfiguredThing[]
  ): Promise<void> {
    const { revision: now, isUsual } = await this.#read()
    // Nothing was compared but the usual one, and somebody has configured another since.
    if (compared === undefined && !isUsual) throw new kernelErrors.E_DATA_STATUS()
    await this.configure.within(open, { ...(value as CaseNumbering), revision: compared ?? now })
  }

  #read() {
    return this.database.read((trx) => readCaseNumbering(trx, currentScope()))
  }
}

const parts: readonly ConfigurationPart[] = [
  {
    name: 'cases.numbering',
    label: wording('numbering_configuration.case_numbering'),
    permission: 'SYS_CONF',
    holds: 'case_numbering',
    access: NumberingConfiguration,
  },
]

export default parts
