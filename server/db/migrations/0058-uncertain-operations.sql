-- Operations that failed without an answer are asked for later: docs/adr/0086.

create index idx_channel_operation_ask on channel_operation (next_time)
  where message_id is null and next_time is not null;
update channel_operation set next_time = now()
where status = 'FAILED' and finish_time > now() - interval '30 days'
  and coalesce(response ->> 'status', '') not in ('FAILED', 'REJECTED');
-- Every message that an operation names exists in its queue; a regular check looks for lost ones.
create index idx_channel_operation_message on channel_operation (id) where message_id is not null;
