import { inject } from '@adonisjs/core'

import type { OpenChange } from '#kernel/changes/changes'
import {
  ConfigurationAccess,
  type ConfigurationPart,
  ConfigurationSource,
  type ConfiguredThing,
} from '#kernel/configuration/configuration_part'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'

import type { levelFields } from '#plugins/notifications/contract'
import { noticeFields } from '#plugins/notifications/contract'
import { wording } from '#plugins/notifications/lang/server/wording'
import { NoticeRules, NoticeTemplateRows } from '#plugins/notifications/records/notice_rules'
import {
  WarningLevelRows,
  WarningTemplateRows,
} from '#plugins/notifications/records/warning_levels'

type LevelValues = ValuesOf<typeof levelFields>

interface Kept {
  readonly id: string
  readonly revision: number
}

const valuesOf = <Row extends Kept>({ id: _, revision: __, ...values }: Row) => values

/** The levels of a project, by their days. */
@inject()
class LevelConfiguration extends ConfigurationAccess {
  constructor(private levels: WarningLevelRows) {
    super()
  }

  async list(): Promise<ConfiguredThing[]> {
    return (await this.levels.all()).map(levelThing)
  }

  async write(open: OpenChange, _part: string, things: readonly ConfiguredThing[]): Promise<void> {
    const all = await this.levels.all()
    for (const { key, value, revision } of things) {
      const there = all.find(({ days }) => String(days) === key)
      if (there?.revision !== revision) throw new kernelErrors.E_DATA_STATUS()
      await this.levels.writeWithin(open, value as LevelValues, there)
    }
  }
}

/** Those of the company. */
@inject()
class LevelTemplates extends ConfigurationSource {
  constructor(private levels: WarningTemplateRows) {
    super()
  }

  async list(): Promise<ConfiguredThing[]> {
    return (await this.levels.all()).map(levelThing)
  }
}

function levelThing(level: Kept & LevelValues): ConfiguredThing {
  const { days, nameEn: en, nameZh: zh, revision } = level
  return { key: String(days), name: { en, zh }, value: valuesOf(level), revision }
}

/** The rules of a project, by their event. People are of one project alone, and are not copied. */
@inject()
class NoticeConfiguration extends ConfigurationAccess {
  constructor(private rules: NoticeRules) {
    super()
  }

  async list(): Promise<ConfiguredThing[]> {
    return (await this.rules.all()).map(noticeThing)
  }

  async write(open: OpenChange, _part: string, things: readonly ConfiguredThing[]): Promise<void> {
    const all = await this.rules.all()
    for (const { key, value, revision } of things) {
      const there = all.find(({ event }) => event === key)
      if (there?.revision !== revision) throw new kernelErrors.E_DATA_STATUS()
      await this.rules.writeWithin(open, { ...(value as object), users: there?.users ?? [] }, there)
    }
  }
}

/** Those of the company. */
@inject()
class NoticeTemplates extends ConfigurationSource {
  constructor(private rules: NoticeTemplateRows) {
    super()
  }

  async list(): Promise<ConfiguredThing[]> {
    return (await this.rules.all()).map(noticeThing)
  }
}

function noticeThing(
  rule: Kept & { readonly event: string } & Record<string, unknown>
): ConfiguredThing {
  const { users: _, ...value } = valuesOf(rule)
  const { event, revision } = rule
  const name = noticeFields.event.of.find((each) => each.value === event)?.label
  return { key: event, name, value, revision }
}

const parts: readonly ConfigurationPart[] = [
  {
    name: 'notifications.warnings',
    label: wording('configuration.warnings'),
    permission: 'SYS_CONF',
    access: LevelConfiguration,
    templates: LevelTemplates,
  },
  {
    name: 'notifications.notices',
    label: wording('configuration.notices'),
    permission: 'SYS_CONF',
    access: NoticeConfiguration,
    templates: NoticeTemplates,
  },
]

export default parts
