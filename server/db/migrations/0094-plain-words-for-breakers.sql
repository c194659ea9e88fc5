-- The state of a channel's circuit breaker in plain words. Texts that a user has changed stay as they are.

update sys_dict_item i
set item_text_i18n = jsonb_build_object('zh-CN', shipped.zh, 'en-US', shipped.en_after)
from (values
  ('CLOSED', '正常', 'Closed', 'Normal'),
  ('OPEN', '已熔断', 'Open', 'Interrupted'),
  ('HALF_OPEN', '试探中', 'Half open', 'Testing')
) as shipped (value, zh, en_before, en_after)
join sys_dict d on d.dict_code = 'pay_channel_breaker_state'
where d.id = i.dict_id and i.item_value = shipped.value
  and i.item_text_i18n = jsonb_build_object('zh-CN', shipped.zh, 'en-US', shipped.en_before);
