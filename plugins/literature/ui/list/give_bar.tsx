import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { whoText } from '#resources/app/who_text'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import type { Setting } from '../literature'

const Root = styled('div')({ display: 'flex', alignItems: 'center', gap: 6 })

interface GiveBarProps {
  places: readonly { articleId: string; productId: string }[]
  people: Setting['people']
  onGiven: () => void
  onClear: () => void
}

/** Gives what is selected to somebody, or to nobody in particular. */
export function GiveBar({ places, people, onGiven, onClear }: GiveBarProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const give = async (ownerId?: string) => {
    setAnchor(null)
    try {
      await call('PUT /literature/owner', { body: { places: [...places], ownerId } })
      tell.done(t('literature:give.done', { count: places.length }))
      onGiven()
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
  }
  return (
    <Root role="group" aria-label={t('literature:give.selection')}>
      <b className="num" role="status">
        {t('literature:give.selected', { count: places.length })}
      </b>
      <Btn size="small" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        {t('literature:give.act')}
      </Btn>
      <Btn size="small" kind="ghost" onClick={onClear}>
        {t('literature:give.clear')}
      </Btn>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void give()}>{t('literature:give.anybody')}</MenuItem>
        {people.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => void give(id)}>
            {whoText(name)}
          </MenuItem>
        ))}
      </Menu>
    </Root>
  )
}
