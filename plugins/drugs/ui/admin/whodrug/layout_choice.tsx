import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { type Format, useLayout } from './use_layout'

interface LayoutChoiceProps {
  format: Format
  layout: File | null
  onLayout: (layout: File | null) => void
}

/** How the lines of the files are cut: as Pharos has it, or as a file says. */
export function LayoutChoice({ format, layout, onLayout }: LayoutChoiceProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLInputElement>(null)
  const shipped = useLayout(format)
  const assumed = Object.values(shipped?.files ?? {}).filter(({ isVerified }) => !isVerified)
  const names = assumed.map(({ file }) => file).join(', ')
  return (
    <div style={{ display: 'grid', gap: 6 }}>
      <div style={{ display: 'flex', gap: 8, alignItems: 'center', flexWrap: 'wrap' }}>
        <b>{t('drugs:whodrug.layout')}</b>
        <span>{layout ? layout.name : t('drugs:whodrug.shipped', { format })}</span>
        <input
          ref={box}
          type="file"
          accept=".json"
          hidden
          aria-label={t('drugs:whodrug.own_layout')}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            event.target.value = ''
            if (chosen) onLayout(chosen)
          }}
        />
        <Btn size="small" icon="upload" onClick={() => box.current?.click()}>
          {t('drugs:whodrug.own_layout')}
        </Btn>
        {layout && (
          <Btn size="small" kind="ghost" onClick={() => onLayout(null)}>
            {t('drugs:whodrug.shipped', { format })}
          </Btn>
        )}
        {shipped && (
          <a
            href={`data:application/json,${encodeURIComponent(JSON.stringify(shipped, null, 2))}`}
            download={`layout_${format.toLowerCase()}.json`}
          >
            {t('drugs:whodrug.get_layout')}
          </a>
        )}
      </div>
      {!layout && names && <Quiet>{t('drugs:whodrug.assumed', { names })}</Quiet>}
    </div>
  )
}
