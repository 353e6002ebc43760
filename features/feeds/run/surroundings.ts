import { loadPlaces, type Places } from '#features/places/index.ts'
import type { Db } from '#lib/db.ts'
import type { LocatedPlace } from '../draft/context.ts'
import type { Feed } from '../feeds.ts'
import type { Corrections } from '../model/corrections.ts'
import { type Categorise, categoriser } from './categories.ts'

/** What jobs of a feed are made with beside their records: the employer, the places and the categories. */
export class Surroundings {
  readonly employerName: string
  readonly corrections: Corrections
  readonly now: Date
  private places: Places | null = null
  private categorise: Categorise | null = null
  private readonly defaultCategory: string | null
  private readonly db: Db

  constructor(db: Db, feed: Feed, now: Date) {
    this.db = db
    this.employerName = feed.employer
    this.corrections = feed.corrections
    this.defaultCategory = feed.defaultCategory
    this.now = now
  }

  /** Reads places and categories, once; a run in which nothing changed needs neither. */
  async learn(): Promise<void> {
    if (this.places) return
    this.categorise = await categoriser(this.db)
    this.places = await loadPlaces(this.db)
  }

  // The end of an address says where it is.
  findPlace = (text: string): LocatedPlace | null => this.places!.find(text.slice(-100))

  categories = (names: readonly string[], title: string): string[] => {
    const found = this.categorise!(names, title)
    return found.length || !this.defaultCategory ? found : [this.defaultCategory]
  }
}
