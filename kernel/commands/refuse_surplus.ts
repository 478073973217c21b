import type { BaseCommand } from '@adonisjs/core/ace'

import { kernelErrors } from '#kernel/errors/kernel_errors'

/** Refuses with 2017 words behind the arguments that a command takes: it would not read them. */
export function refuseSurplus(command: BaseCommand): void {
  const { args } = command.constructor as typeof BaseCommand
  const [first] = (command as unknown as { parsed: { _: readonly unknown[] } }).parsed._
  if (first === undefined) return
  const detail = surplus(command.commandName, args.length, String(first))
  throw new kernelErrors.E_PARAMETER({ detail })
}

const surplus = (name: string, takes: number, first: string) => ({
  en: `${name} takes ${['no argument', 'one argument'][takes] ?? `${takes} arguments`}, and "${first}" is one too many; put words that belong together in quotation marks.`,
  zh: `${name} 接受 ${takes} 个参数，“${first}”是多余的；含空格的内容请加引号。`,
})
