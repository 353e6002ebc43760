import { useState } from 'react'
import ReactCrop from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '#ui/button.tsx'
import styles from './gallery.module.css'
import { type Area, middle } from './model/cut-out.ts'

type Props = {
  src: string
  /** null: all of it */
  area: Area | null
  onChange: (area: Area | null) => void
}

const words = {
  cropArea: 'The crop area. Arrow keys move it.',
  nwDragHandle: 'Upper left corner, moved by arrow keys',
  nDragHandle: 'Upper edge, moved by the up and down arrow keys',
  neDragHandle: 'Upper right corner, moved by arrow keys',
  eDragHandle: 'Right edge, moved by the left and right arrow keys',
  seDragHandle: 'Lower right corner, moved by arrow keys',
  sDragHandle: 'Lower edge, moved by the up and down arrow keys',
  swDragHandle: 'Lower left corner, moved by arrow keys',
  wDragHandle: 'Left edge, moved by the left and right arrow keys',
}

/** What is being sent, and which part of it stays: drawn with the pointer, or moved by arrow keys. */
export function Cropping({ src, area, onChange }: Props) {
  const [isShown, setShown] = useState(true)
  // A picture that this browser cannot draw is sent as it is.
  if (!isShown) return null
  return (
    <div className={styles.cropping}>
      <ReactCrop
        crop={area ?? undefined}
        onChange={(_, percent) => onChange(percent.width && percent.height ? percent : null)}
        minWidth={8}
        minHeight={8}
        keepSelection={area !== null}
        ruleOfThirds
        ariaLabels={words}
      >
        <img src={src} alt="The one to be sent" className={styles.whole} onError={() => setShown(false)} />
      </ReactCrop>
      <Button variant="quiet" size="small" onClick={() => onChange(area ? null : middle)}>
        {area ? 'Do not crop' : 'Crop'}
      </Button>
    </div>
  )
}
