-- One line for each part of a gift, of a refund, of a dispute that took it and of one that was won.
create unique index concurrently ledger_entries_once on ledger_entries (donation_id, part, refund_id, dispute) nulls not distinct;
