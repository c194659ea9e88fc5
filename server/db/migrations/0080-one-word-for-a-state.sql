-- A state has the same word in tabs, tags and filters. Texts that a user has changed stay as they are.

update sys_dict_item i
set item_text = shipped.zh_after,
    item_text_i18n = jsonb_build_object('zh-CN', shipped.zh_after, 'en-US', shipped.en_after)
from (values
  ('settle_bill_status', 'HELD', '已挂起', 'Held', '已挂起', 'On hold'),
  ('settle_bill_status', 'FAILED', '结算失败', 'Failed', '失败', 'Failed'),
  ('settle_bill_event', 'FAILED', '结算失败', 'Payment failed', '付款失败', 'Payment failed')
) as shipped (code, value, zh_before, en_before, zh_after, en_after)
join sys_dict d on d.dict_code = shipped.code
where d.id = i.dict_id and i.item_value = shipped.value and i.item_text = shipped.zh_before
  and i.item_text_i18n = jsonb_build_object('zh-CN', shipped.zh_before, 'en-US', shipped.en_before);
