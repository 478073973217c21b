import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListingDesign } from '#plugins/listings/contract/design'
import { Link } from '#resources/app/navigation/link'
import { Btn } from '#resources/kit/btn'
import { Grow, Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { listOf, type Place } from '../place'
import { RunsDrawer } from '../runs/runs_drawer'
import { VersionsDrawer } from '../runs/versions_drawer'
import { WeeklyDialog } from '../runs/weekly_dialog'

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
})
/** Never broken over two lines. */
const Whole = styled('span')({ whiteSpace: 'nowrap' })
const Name = styled(InputBase)({ fontWeight: 650, minWidth: 160, flex: '0 1 420px' })

interface DesignBarProps {
  place: Place
  listing: {
    id: string
    name: string
    revision: number
    weeklyKind: string | null
    isMyWeekly: boolean
  }
  isChanged: boolean
  canUndo: boolean
  onName: (name: string) => void
  onTake: (design: ListingDesign) => void
  onUndo: () => void
  onSave: () => void
  onWeekly: () => void
}

/** The name of a listing, and what can be done with it. */
export function DesignBar(props: DesignBarProps) {
  const { place, listing, isChanged, canUndo, onName, onTake, onUndo, onSave, onWeekly } = props
  const { t } = useTranslation()
  const [isFiles, setFiles] = useState(false)
  const [isWeekly, setWeekly] = useState(false)
  const [isVersions, setVersions] = useState(false)
  const { weeklyKind } = listing
  return (
    <Root>
      <Whole>
        <Link href={listOf[place]}>
          {t(place === 'project' ? 'listings:title' : 'listings:templates')}
        </Link>
      </Whole>
      <span aria-hidden>/</span>
      <Name
        value={listing.name}
        onChange={(event) => onName(event.target.value)}
        inputProps={{ 'aria-label': t('listings:name'), 'maxLength': 120 }}
      />
      {place === 'company' ? (
        <Quiet className="num">{t('listings:of_revision', { revision: listing.revision })}</Quiet>
      ) : (
        <Btn kind="ghost" size="small" sx={{ flex: 'none' }} onClick={() => setVersions(true)}>
          {t('listings:of_revision', { revision: listing.revision })}
        </Btn>
      )}
      {isChanged && <Tag tone="amber">{t('listings:unsaved')}</Tag>}
      <Grow />
      <Btn kind="ghost" disabled={!canUndo} onClick={onUndo}>
        {t('listings:undo')}
      </Btn>
      {place === 'project' && (
        <>
          <Btn icon="calendar" onClick={() => setWeekly(true)}>
            {t(weeklyKind ? 'listings:weekly.on' : 'listings:weekly.off')}
          </Btn>
          <Btn icon="download" onClick={() => setFiles(true)}>
            {t('listings:files')}
          </Btn>
        </>
      )}
      <Btn kind="primary" keys="Ctrl S" disabled={!isChanged} onClick={onSave}>
        {t('listings:save')}
      </Btn>
      {isFiles && (
        <RunsDrawer listing={listing} isChanged={isChanged} onClose={() => setFiles(false)} />
      )}
      {isVersions && (
        <VersionsDrawer listing={listing} onTake={onTake} onClose={() => setVersions(false)} />
      )}
      {isWeekly && (
        <WeeklyDialog listing={listing} onDone={onWeekly} onClose={() => setWeekly(false)} />
      )}
    </Root>
  )
}
