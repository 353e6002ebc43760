import { createContext, useContext } from 'react'

/** May the person type the path of an upload? Others choose or upload (document 1, section 6). Default: yes. */
export const UploadPaths = createContext(true)

/** The props of a field that holds the path of an upload. */
export const useUploadPath = (): { readOnly: boolean } => ({ readOnly: !useContext(UploadPaths) })
