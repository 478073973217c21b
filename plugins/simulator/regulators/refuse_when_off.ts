import app from '@adonisjs/core/services/app'

import { kernelErrors } from '#kernel/errors/kernel_errors'

import { wording } from '#plugins/simulator/lang/server/wording'

/** Whether this installation plays regulators: in production it does not. */
export const isSimulating = (): boolean => app.config.get<boolean>('simulator.isOn')

/** Refuses with 1006 where it does not. */
export function refuseWhenOff(): void {
  if (!isSimulating()) throw new kernelErrors.E_DATA_STATUS({ detail: wording('refusals.off') })
}
