import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { messageOf } from '#kernel/errors/messages'
import { type Language, languages, type Words } from '#kernel/language/words'

import { wording } from '#plugins/signal/lang/server/wording'
import { headingOf } from '#plugins/signal/reading/headings'
import type { Records } from '#plugins/signal/reading/read_records'
import type { StratumColumn } from '#plugins/signal/reading/stratum_reader'
import type { Zeros } from '#plugins/signal/statistics/mgps/likelihood'
import { type Prior, priorOf } from '#plugins/signal/statistics/mgps/prior'

/** A document of rows, and what is said of all of them. */
export interface RowDocument {
  readonly rows: Iterable<object>
  readonly about: object
}

/** Rows that are written to a terminal at once. */
const AT_ONCE = 500

/** What the commands of statistics share. They read a file and need no database. */
export abstract class SignalCommand extends BaseCommand {
  static options: CommandOptions = { startApp: true }
  static needsDatabase = false

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  @flags.string({ description: 'Language of the sentences, en or zh', default: 'en' })
  declare language: string

  protected get speaks(): Language {
    const found = languages.find((each) => each === this.language)
    return found ?? this.wrong(wording('commands.language'))
  }

  /** Prints a refusal with its number, as JSON where that is asked for, and ends with 1. */
  protected async refusing(work: () => Promise<void>): Promise<void> {
    try {
      void this.speaks
      await work()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.exitCode = 1
      const message = messageOf(error)
      const language = this.language === 'zh' ? 'zh' : 'en'
      if (this.json) {
        this.logger.log(JSON.stringify({ ok: false, refusal: { code: error.number, message } }))
      } else this.logger.error(`${error.number} ${message[language]}`)
    }
  }

  /** Refuses with 2017 an option that means nothing. */
  protected wrong(detail: Words): never {
    throw new kernelErrors.E_PARAMETER({ detail })
  }

  protected say(words: Words): void {
    this.logger.log(words[this.speaks])
  }

  /** Prints `{"rows": [...], ...}`, a line for each row: no row waits for all others in memory. */
  protected printRows({ rows, about }: RowDocument): void {
    let lines: string[] = []
    let isFirst = true
    const flush = () => {
      if (lines.length > 0) this.logger.log(lines.join('\n'))
      lines = []
    }
    this.logger.log('{"rows":[')
    for (const row of rows) {
      lines.push(`${isFirst ? ' ' : ','}${JSON.stringify(row)}`)
      isFirst = false
      if (lines.length >= AT_ONCE) flush()
    }
    flush()
    const more = JSON.stringify(about).slice(1, -1)
    this.logger.log(more === '' ? ']}' : `],${more}}`)
  }

  /** The columns of a comma-separated option. Refuses with 2017 one that the file has not. */
  protected columns(records: Records, option: string | undefined): StratumColumn[] {
    return (option ?? '')
      .split(',')
      .map(headingOf)
      .filter((name) => name !== '')
      .map((name) => {
        const at = records.headings.indexOf(name)
        if (at >= 0) return { name, at }
        return this.wrong(wording('commands.no_column', { name, columns: records.headings }))
      })
  }

  /** `alpha1,beta1,alpha2,beta2,P`. Refuses with 2017 what is no prior. */
  protected prior(option: string | undefined): Prior | undefined {
    if (option === undefined || option === '') return undefined
    const theta = option.split(/[,;\s]+/).map((each) => (each === '' ? Number.NaN : Number(each)))
    return priorOf(theta) ?? this.wrong(wording('commands.theta'))
  }

  /** `out`, which is usual, or `in`. Refuses with 2017 another word. */
  protected zerosOf(option: string | undefined): Zeros {
    if (option === undefined || option === 'out') return 'out'
    return option === '' || option === 'in' ? 'in' : this.wrong(wording('commands.zeros'))
  }

  /** A whole number of an option, at least so large. Refuses with 2017 another one. */
  protected whole(name: string, text: string | undefined, least: number, without: number): number {
    if (text === undefined) return without
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    return value >= least ? value : this.wrong(wording('commands.whole', { name, least }))
  }

  /** A number above 0 of an option. Refuses with 2017 another one. */
  protected positive(name: string, text: string): number {
    const value = text.trim() === '' ? Number.NaN : Number(text)
    if (value > 0 && value < Infinity) return value
    return this.wrong(wording('commands.positive', { name }))
  }
}
