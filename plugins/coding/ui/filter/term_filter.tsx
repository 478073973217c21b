import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseFilterSlot } from '#plugins/cases/contract/slots'
import { Chip } from '#resources/kit/chip'
import { readTerm, writeTerm } from './asked_term'
import { AskedTermWords } from './asked_term_words'
import { FilterByTerm } from './filter_by_term'

/** A condition on the coding of cases: a term of MedDRA with all that is below it. */
export function TermFilter({ filters, onChange }: CaseFilterSlot) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const asked = readTerm(filters.term)
  const label = t('coding:filter.label')
  return (
    <>
      <Tooltip title={t('coding:filter.help')} enterDelay={500} disableInteractive>
        <span>
          <Chip
            label={label}
            value={asked ? <AskedTermWords asked={asked} /> : filters.term}
            onOpen={() => setOpen(true)}
            onClear={() => onChange({ term: undefined })}
            clearLabel={`${t('act.clear')}: ${label}`}
          />
        </span>
      </Tooltip>
      {open && (
        <FilterByTerm
          asked={asked}
          onTake={(term) => onChange({ term: writeTerm(term) })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
