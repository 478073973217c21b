import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { TermDialog } from './term_dialog'

/** Opens the dictionary to look around in it: by name, from the top down, in any version in use. */
export function ReadDictionary() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Btn icon="book" onClick={() => setOpen(true)}>
        {t('coding:pick.read')}
      </Btn>
      {isOpen && <TermDialog words="" version="" onClose={() => setOpen(false)} />}
    </>
  )
}
