import { CronExpressionParser } from 'cron-parser'

import { BootRefusal } from '#kernel/boot_refusal'
import type { ScheduleDefinition } from '#kernel/plugins/define_plugin'

const FIVE_FIELDS = /^\S+( \S+){4}$/

/** Refuses to boot with a schedule that would never come, in words that name the plugin and the key. */
export function refuseWrongSchedule(
  plugin: string,
  { name, cron, timeZone = 'UTC' }: Pick<ScheduleDefinition, 'name' | 'cron' | 'timeZone'>
): void {
  const where = `The schedule "${name}" of plugin "${plugin}"`
  if (!isTimeZone(timeZone)) {
    throw new BootRefusal(`${where} has no time zone that is known: timeZone "${timeZone}"`)
  }
  if (!isCron(cron)) {
    throw new BootRefusal(`${where} has no five fields of cron that can be read: cron "${cron}"`)
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}

/** As the queue reads it. */
function isCron(text: string): boolean {
  try {
    return FIVE_FIELDS.test(text) && CronExpressionParser.parse(text).hasNext()
  } catch {
    return false
  }
}
