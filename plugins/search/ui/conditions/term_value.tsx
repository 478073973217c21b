import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchedTerms } from '#plugins/cases/contract/slots'
import { Btn } from '#resources/kit/btn'

interface TermValueProps {
  id: string
  label: string
  terms: SearchedTerms
  term: string | undefined
  describedBy: string | undefined
  onTerm: (term: string) => void
}

/** The term below which codes are looked for: a button with its name opens the dictionary. */
export function TermValue({ id, label, terms, term, describedBy, onTerm }: TermValueProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { Choose, Name } = terms
  return (
    <>
      <span id={`${id}-label`} hidden>
        {label}
      </span>
      <Btn
        id={id}
        size="small"
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        sx={{ minWidth: 0, overflow: 'hidden', justifyContent: 'flex-start' }}
        onClick={() => setOpen(true)}
      >
        {term ? <Name term={term} /> : t('search:condition.choose_term')}
      </Btn>
      {isOpen && <Choose term={term} onTake={onTerm} onClose={() => setOpen(false)} />}
    </>
  )
}
