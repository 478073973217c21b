import i18next from 'i18next'
import { ApiError } from '#resources/app/api_error'

/** No program of a screen takes longer. */
export const LOADING_MS = 120_000

/**
 * What a promise gives, as long as it does not take too long.
 * @throws ApiError with a sentence for the user when nothing came in so many milliseconds
 */
export function inTime<Value>(coming: Promise<Value>, ms = LOADING_MS): Promise<Value> {
  return new Promise((resolve, reject) => {
    const over = setTimeout(() => reject(new ApiError(0, i18next.t('api.offline'))), ms)
    void coming.then(resolve, reject).finally(() => clearTimeout(over))
  })
}
