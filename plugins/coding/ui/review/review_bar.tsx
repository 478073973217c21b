import Stack from '@mui/material/Stack'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_SEARCH } from '#plugins/coding/contract/verbatim'
import { Choice } from '#resources/kit/choice'
import { Grow } from '#resources/kit/panel'
import { ReadDictionary } from '../pick/read_dictionary'
import { SynonymLinks } from '../synonym_links'
import type { ReviewView } from './use_open_verbatims'

const WAIT_MS = 250

interface ReviewBarProps {
  wish: { view: ReviewView; text: string }
  onAsk: (change: { view?: ReviewView; text?: string }) => void
}

/** Which verbatims are listed, and the ways to what codes them by itself. */
export function ReviewBar({ wish, onAsk }: ReviewBarProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(wish.text)
  useEffect(() => {
    if (text.trim() === wish.text) return
    const timer = window.setTimeout(() => onAsk({ text: text.trim() }), WAIT_MS)
    return () => window.clearTimeout(timer)
  }, [text, wish.text, onAsk])
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', my: 1.5 }} role="search">
      <OutlinedInput
        type="search"
        value={text}
        placeholder={t('coding:review.search')}
        inputProps={{ 'aria-label': t('coding:review.search'), 'maxLength': LONGEST_SEARCH }}
        onChange={(event) => setText(event.target.value)}
        sx={{ 'width': 260, 'minHeight': 28, '& input': { py: '3px', fontSize: 13 } }}
      />
      <Choice
        label={t('coding:review.view')}
        value={wish.view}
        onChoose={(view) => onAsk({ view: view as ReviewView })}
      >
        <option value="open">{t('coding:review.open')}</option>
        <option value="aside">{t('coding:review.aside')}</option>
      </Choice>
      <Grow />
      <ReadDictionary />
      <SynonymLinks />
    </Stack>
  )
}
