import type { BaseCommand } from '@adonisjs/core/ace'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { wording } from '#kernel/lang/server/wording'

/** Refuses with 2017 words behind the arguments that a command takes: it would not read them. */
export function refuseSurplus(command: BaseCommand): void {
  const { args } = command.constructor as typeof BaseCommand
  const [first] = (command as unknown as { parsed: { _: readonly unknown[] } }).parsed._
  if (first === undefined) return
  const detail = surplus(command.commandName, args.length, String(first))
  throw new kernelErrors.E_PARAMETER({ detail })
}

const FEW = ['refuse_surplus.no_argument', 'refuse_surplus.one_argument'] as const

const surplus = (name: string, takes: number, first: string) =>
  wording('refuse_surplus.surplus', {
    name,
    first,
    arguments: wording(FEW[takes] ?? 'refuse_surplus.arguments', { takes }),
  })
