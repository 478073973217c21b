import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '#resources/kit/choice'
import { TermDialog } from '../pick/term_dialog'
import type { AskedTerm, Places, SmqScope } from './asked_term'

interface FilterByTermProps {
  asked: AskedTerm | undefined
  /** The term counts in one element: there is no choice of places. */
  isOfElement?: boolean
  onTake: (term: AskedTerm) => void
  onClose: () => void
}

/**
 * Takes a term of any level to filter by: where in a case it counts, and how broad an SMQ is. It
 * begins with the term that is filtered by, whether it is current or not.
 */
export function FilterByTerm({ asked, isOfElement, onTake, onClose }: FilterByTermProps) {
  const { t } = useTranslation()
  const [places, setPlaces] = useState<Places>(asked?.places ?? 'reactions')
  const [scope, setScope] = useState<SmqScope>(asked?.scope ?? 'narrow')
  return (
    <TermDialog
      words={asked ? String(asked.code) : ''}
      version={asked?.version ?? ''}
      anyLevel={{
        begin: asked
          ? { view: 'search', currentOnly: false, first: asked }
          : { view: 'soc', currentOnly: true },
        act: t('coding:filter.take'),
        beside: (term) => (
          <>
            {term?.level === 'smq' && (
              <Choice
                tall
                label={t('coding:filter.scope')}
                value={scope}
                onChoose={(chosen) => setScope(chosen as SmqScope)}
              >
                <option value="narrow">{t('coding:term.narrow')}</option>
                <option value="broad">{t('coding:term.broad')}</option>
              </Choice>
            )}
            {!isOfElement && (
              <Choice
                tall
                label={t('coding:filter.places')}
                value={places}
                onChoose={(chosen) => setPlaces(chosen as Places)}
              >
                <option value="reactions">{t('coding:filter.reactions')}</option>
                <option value="any">{t('coding:filter.any')}</option>
              </Choice>
            )}
          </>
        ),
      }}
      onTake={({ version }, { level, code }) => onTake({ version, level, code, scope, places })}
      onClose={onClose}
    />
  )
}
