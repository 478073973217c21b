import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Icon } from '#resources/kit/icons'
import type { ImportState } from './import_state'
import { imports } from './import_store'
import { Notice } from './notice'

/** Imports whose progress could not be asked for; the server goes on with them all the same. */
export function ImportErrors({ state }: { state: ImportState }) {
  const { t } = useTranslation()
  return state.imports
    .filter(({ error }) => error !== null)
    .map(({ id, error }) => (
      <Notice key={id} role="alert">
        <Icon name="warning" size={16} />
        <p>{error}</p>
        <Btn size="small" onClick={() => imports.follow(id)}>
          {t('act.retry')}
        </Btn>
      </Notice>
    ))
}
