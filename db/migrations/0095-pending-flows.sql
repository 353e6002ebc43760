-- "Pending flow" is what lib/pending-flow.ts calls it: a second factor, single sign-on or passkey that a browser has begun.
alter table handshakes rename to pending_flows;
alter index handshakes_pkey rename to pending_flows_pkey;
alter index handshakes_expiry rename to pending_flows_expiry;
